/** Fetches the long words in a language's names, with the places where they may be hyphenated. */
declare module "virtual:hyphens" {
  const fetchers: Record<string, (() => Promise<{ default: Record<string, string> }>) | undefined>;
  export default fetchers;
}

// What the page and its worker must call the same.

/** A cache with the files of one version of the client, followed by the version. */
export const FILES = "hotelier-files ";
/** The cache of answers that are the same for everyone, by their address. */
export const ANSWERS = "hotelier-answers";
/** In that cache: the language last used. */
export const LANGUAGE = "/language";

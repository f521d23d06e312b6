// Reading the data files of the package, for tests.

type Plain = { [key: string]: unknown };

/** A value as the data files write it: JSON, or a table in one line. */
function value(text: string): unknown {
  const clean = text.replace(/\s+#[^"]*$/, "").trim();
  if (!clean.startsWith("{")) return JSON.parse(clean);
  return JSON.parse(clean.replace(/([\w]+)\s*=/g, '"$1":'));
}

/** The little of TOML that the data files use. */
export function readToml(text: string): Plain {
  const root: Plain = {};
  let at = root;
  for (const line of text.split("\n")) {
    const each = /^\[\[(\w+)\]\]/.exec(line);
    const part = /^\[([\w.]+)\]/.exec(line);
    const fact = /^(\w+)\s*=\s*(.+)$/.exec(line);
    if (each?.[1]) {
      at = {};
      ((root[each[1]] ??= []) as Plain[]).push(at);
    } else if (part?.[1]) {
      at = part[1].split(".").reduce((inner, name) => (inner[name] ??= {}) as Plain, root);
    } else if (fact?.[1] && fact[2]) {
      at[fact[1]] = value(fact[2]);
    }
  }
  return root;
}

"""How the report looks: light or dark as the reader's machine is, wide or narrow as the page is."""

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #fbf8f2; --card: #ffffff; --ink: #241f1a; --faint: #71685e; --line: #e6dfd4;
  --accent: #8a5a14;
  --s1: #2f6fb0; --s2: #d1701f; --s3: #2f8f5b; --s4: #b0457f;
  --s5: #7a5fc0; --s6: #9a8a1c; --s7: #3a9fa8; --s8: #8a6a55;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171412; --card: #211d1a; --ink: #efe8dd; --faint: #a89d90; --line: #3a332d;
    --accent: #e0b25c;
    --s1: #6ba8e5; --s2: #f09a52; --s3: #5fc48e; --s4: #e07fb2;
    --s5: #ab93ec; --s6: #d0c04e; --s7: #63cbd4; --s8: #c09c84;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
header p { margin: 0; color: var(--faint); }
h1 { margin: 0 0 .25rem; font-size: 1.9rem; line-height: 1.2; color: var(--accent); }
h2 { margin: 0; font-size: 1.15rem; }
section {
  margin-top: 1.25rem; padding: 1.1rem 1.25rem 1rem; background: var(--card);
  border: 1px solid var(--line); border-radius: .75rem;
}
section > p { margin: .1rem 0 .9rem; color: var(--faint); font-size: .9rem; }
.row {
  display: grid; grid-template-columns: minmax(5rem, 11rem) 1fr 7.5rem; column-gap: 1rem;
  align-items: center;
}
.row > b { font-weight: 600; overflow-wrap: anywhere; }
.row > span {
  text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; font-size: .95rem;
}
.row > svg { display: block; width: 100%; overflow: visible; }
svg text { fill: var(--faint); font-size: 12px; text-anchor: middle; }
.grid { stroke: var(--line); }
.guide { stroke: var(--faint); stroke-dasharray: 4 4; }
.zero { stroke: var(--faint); }
.error { stroke: currentColor; stroke-width: 2; }
circle, rect { fill: currentColor; }
.curve {
  fill: currentColor; fill-opacity: .3; stroke: currentColor; stroke-width: 2;
  vector-effect: non-scaling-stroke;
}
.median { stroke: var(--ink); stroke-width: 1.5; }
.bot { color: var(--accent); }
.s1 { color: var(--s1); } .s2 { color: var(--s2); } .s3 { color: var(--s3); }
.s4 { color: var(--s4); } .s5 { color: var(--s5); } .s6 { color: var(--s6); }
.s7 { color: var(--s7); } .s8 { color: var(--s8); }
.legend {
  display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; margin: 0 0 .5rem;
  padding: 0; font-size: .9rem;
}
.legend i {
  display: inline-block; width: .75rem; height: .75rem; margin-right: .4rem; border-radius: 2px;
  background: currentColor;
}
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .7rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--faint); font-weight: 500; }
.text { text-align: left; } .number { text-align: right; }
td.text { font-weight: 600; }
th:first-child, td:first-child { padding-left: 0; }
footer { margin-top: 1.5rem; color: var(--faint); font-size: .9rem; }
footer p { margin: 0; }
pre {
  margin: .4rem 0 .8rem; padding: .75rem 1rem; background: var(--card); color: var(--ink);
  border: 1px solid var(--line); border-radius: .5rem; white-space: pre-wrap;
  overflow-wrap: anywhere;
}
@media (max-width: 40rem) {
  main { padding: 1.25rem .75rem 2rem; }
  section { padding: .9rem .9rem .8rem; }
  .row { grid-template-columns: 1fr auto; margin-bottom: .3rem; }
  .row > svg { grid-column: 1 / -1; grid-row: 2; }
  .under > b, .under > span { display: none; }
  th, td { padding: .35rem .4rem; }
}
@media print { body { background: #fff; } section { break-inside: avoid; } }
"""

export const docsStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf5ec, #1d1a17);
  --card: light-dark(#fffdf8, #26221e);
  --ink: light-dark(#2b2622, #f1e9dd);
  --soft: light-dark(#6a6058, #b5a99b);
  --line: light-dark(#e2d6c4, #3f3831);
  --accent-1: light-dark(#b8432f, #f0907c);
  --accent-2: light-dark(#1c6b66, #6cc4bb);
  --accent-3: light-dark(#8a5f06, #e0b354);
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1.5rem; }
body {
  margin: 0 auto; padding: 3rem 1.25rem 6rem; max-width: 76rem;
  display: grid; gap: 2.5rem 3.5rem; grid-template-columns: minmax(0, 1fr);
  background: var(--paper); color: var(--ink);
  font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif;
}
h1, h2 { font-family: 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif; line-height: 1.15; margin: 0; }
h1 { font-size: clamp(2.4rem, 6vw, 3.6rem); }
h1 span { color: var(--accent-1); font-style: italic; font-weight: 400; }
h2 { font-size: 1.7rem; margin-bottom: 1rem; }
h3 { font-size: 1rem; margin: 0; }
h4 { font-size: .8rem; letter-spacing: .08em; text-transform: uppercase; color: var(--soft); margin: 1.4rem 0 .4rem; }
p { max-width: 65ch; margin: .8rem 0; }
a { color: var(--accent-2); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--accent-1); outline-offset: 3px; border-radius: 4px; }
code { font: .92em/1.4 ui-monospace, 'SF Mono', Menlo, monospace; overflow-wrap: anywhere; }
small { color: var(--soft); }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem; }
nav ul { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; }
nav a { color: inherit; text-decoration-color: var(--accent-3); text-decoration-thickness: 2px; }
section + section { margin-top: 3.5rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 14px 10px 16px 9px; margin: .7rem 0; }
article.schema { padding: 1.1rem 1.3rem; }
summary { cursor: pointer; padding: .9rem 1.3rem; display: flex; flex-wrap: wrap; gap: .3rem 1rem; align-items: baseline; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: '+'; color: var(--soft); width: .7rem; font-weight: 600; }
details[open] > summary::before { content: '−'; }
summary span { color: var(--soft); }
details > :not(summary) { margin-inline: 1.3rem; }
details > :last-child { margin-bottom: 1.3rem; }
b { display: inline-block; min-width: 4.2rem; font-size: .76rem; letter-spacing: .05em; color: var(--accent-1); }
b.get { color: var(--accent-2); }
b.put { color: var(--accent-3); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 0; }
dt { font-weight: 600; font-variant-numeric: tabular-nums; }
dt.good { color: var(--accent-2); }
dt.bad { color: var(--accent-1); }
dd { margin: 0; }
.keys { border-left: 3px solid var(--accent-3); padding-left: 1rem; max-width: 65ch; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .94rem; }
th, td { text-align: left; vertical-align: top; padding: .45rem 1rem .45rem 0; border-top: 1px solid var(--line); font-weight: 400; }
thead th { border: 0; color: var(--soft); font-size: .8rem; }
th[scope='row'] { white-space: nowrap; width: 14rem; }
td:nth-child(2) { width: 15rem; }
@media (max-width: 600px) {
  summary { display: grid; grid-template-columns: .7rem minmax(0, 1fr); }
  summary span { grid-column: 2; }
  td:nth-child(2) { width: auto; }
  td:nth-child(3) { min-width: 8rem; }
}
.schema h3 { margin-bottom: .6rem; font-size: 1.1rem; }
:target { scroll-margin-top: 1.5rem; }
h3:target { color: var(--accent-1); }
@media (min-width: 900px) {
  body { grid-template-columns: 12rem minmax(0, 1fr); }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 2rem; align-self: start; }
  nav ul { display: grid; gap: .5rem; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`

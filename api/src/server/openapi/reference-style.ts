/** Allowed by its hash in the page's policy. */
export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#d5d9d8, #3a4443); --dim: light-dark(#52605e, #a3b0ae);
  --shade: light-dark(#f1f4f3, #1d2524); --link: light-dark(#00574d, #6fd3c4); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: light-dark(#17201f, #e6ecea);
  background: light-dark(#fff, #121817); overflow-wrap: anywhere; }
header, nav, main { padding: 0 1rem; max-width: 60rem; margin: 0 auto; }
a { color: var(--link); }
h1 { line-height: 1.2; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
h3 { margin: 0 0 .25rem; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover, h3 a:focus-visible { text-decoration: underline; }
h4 { margin: 1rem 0 .25rem; }
p { margin: .25rem 0; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { padding: .75rem; background: var(--shade); border-radius: .4rem; white-space: pre-wrap; }
nav > ul { columns: 18rem; padding: 0; list-style: none; }
nav > ul > li { margin-bottom: .75rem; break-inside: avoid-column; }
nav ul ul { padding-left: 1rem; font-size: .9rem; list-style: none; }
article, .schema { padding: 1rem 0; border-top: 1px solid var(--line); content-visibility: auto;
  contain-intrinsic-size: auto 14rem; }
:target { background: var(--shade); }
.route b { padding: 0 .4rem; border: 1px solid var(--line); border-radius: .3rem; font-size: .8rem; }
dl { display: grid; grid-template-columns: minmax(7rem, 16rem) 1fr; gap: .25rem 1rem; margin: .25rem 0; }
dd { margin: 0; grid-column: 2; }
small { color: var(--dim); }
@media (max-width: 40rem) { dl:not(.answers) { grid-template-columns: 1fr; gap: 0; }
  dl:not(.answers) dd { grid-column: 1; padding-left: 1rem; margin-bottom: .4rem; }
  .answers { grid-template-columns: 4.5rem 1fr; } nav > ul { columns: 1; } }
`;

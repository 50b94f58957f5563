/** The page's style sheet, in the colours of the web app. */
export const STYLE_SHEET = `
:root {
  color-scheme: light dark;
  --canvas: #faf7f3; --surface: #fff; --sunken: #f3eee8; --line: #e4dcd3; --control: #93877c;
  --ink: #221d19; --muted: #665c53; --accent-text: #b42c1c; --accent-soft: #fde9e4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #171412; --surface: #201c19; --sunken: #2a2521; --line: #3a332e; --control: #857a70;
    --ink: #f6f1eb; --muted: #b9aea4; --accent-text: #ff9482; --accent-soft: #43211b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column;
  background: var(--canvas); color: var(--ink);
  font: 15px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
}
a { color: var(--accent-text); }
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; }
header {
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px 20px;
  padding: 14px 24px; background: var(--surface); border-bottom: 1px solid var(--line);
}
h1 { margin: 0; font-size: 20px; line-height: 28px; }
h1 a { color: inherit; text-decoration: none; }
.hint { margin: 0; flex: 1 1 280px; color: var(--muted); font-size: 14px; }
form { display: flex; align-items: center; gap: 8px; }
label { color: var(--muted); }
input, button, .button {
  font: inherit; color: inherit; background: var(--surface); min-height: 36px; padding: 5px 12px;
  border: 1px solid var(--control); border-radius: 10px; text-decoration: none; cursor: pointer;
  display: inline-flex; align-items: center;
}
input { cursor: text; width: 220px; min-width: 0; }
::placeholder { color: var(--muted); opacity: 1; }
button:hover, .button:hover { background: var(--sunken); }
.button[aria-current] { background: var(--accent-soft); border-color: var(--accent-text); color: var(--accent-text); }
main { flex: 1; display: grid; grid-template-columns: minmax(260px, 360px) minmax(0, 1fr); }
nav { border-right: 1px solid var(--line); }
ol, ul { list-style: none; margin: 0; padding: 0; }
nav li a {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 12px 24px;
  border-bottom: 1px solid var(--line); color: inherit; text-decoration: none;
}
nav li a:hover { background: var(--sunken); }
nav li a:focus-visible { outline-offset: -2px; }
nav li a[aria-current] { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent-text); }
nav strong { grid-column: 1 / -1; font-weight: 600; overflow-wrap: anywhere; }
nav span { color: var(--muted); font-size: 14px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
time { color: var(--muted); font-size: 13px; line-height: 21px; white-space: nowrap; }
.empty, .nothing { padding: 64px 24px; text-align: center; color: var(--muted); }
.empty { grid-column: 1 / -1; }
.empty h2 { color: var(--ink); overflow-wrap: anywhere; }
main:has(.empty) { grid-template-columns: 1fr; }
main:has(.empty) nav { border: 0; }
article { padding: 20px 28px 32px; display: flex; flex-direction: column; min-width: 0; }
article h2 { margin: 0; font-size: 20px; line-height: 28px; overflow-wrap: anywhere; }
h3 { margin: 24px 0 6px; font-size: 15px; }
.back { display: none; margin: 0 0 12px; }
.facts { margin: 4px 0 16px; color: var(--muted); overflow-wrap: anywhere; }
.facts b { color: var(--ink); font-weight: 500; margin-right: 12px; }
.views { display: flex; gap: 8px; margin-bottom: 14px; }
iframe { width: 100%; height: 760px; border: 1px solid var(--line); border-radius: 14px; background: var(--canvas); }
pre {
  margin: 0; padding: 20px 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 14px;
  font: 14px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
}
.links a { overflow-wrap: anywhere; font-size: 14px; }
@media (max-width: 760px) {
  header, nav li a { padding-left: 16px; padding-right: 16px; }
  form { flex: 1 1 100%; flex-wrap: wrap; }
  input { flex: 1 1 120px; width: 0; }
  input, button, .button { min-height: 44px; }
  main { grid-template-columns: 1fr; }
  nav { border: 0; }
  .reading nav, .nothing { display: none; }
  .back { display: block; }
  article { padding: 16px; }
}
`

/** The style sheet of the sandbox's pages, in the colours of the web app. */
export const STYLE_SHEET = `
:root {
  color-scheme: light dark;
  --canvas: #faf7f3; --surface: #fff; --sunken: #f3eee8; --hover: #ece6de; --line: #e4dcd3; --control: #93877c;
  --ink: #221d19; --muted: #665c53; --accent: #cf3624; --accent-hover: #b72d1d; --on-accent: #fff; --accent-text: #b42c1c;
  --success: #17693f; --success-soft: #e2f3e8; --success-line: #a9d6bb;
  --warning: #7c4f00; --warning-soft: #fdf0cf; --warning-line: #e7c67a;
  --danger: #a8163a; --danger-soft: #fce6ea; --danger-line: #eeb0bd; --danger-solid: #b3183f; --danger-hover: #971235;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #171412; --surface: #201c19; --sunken: #2a2521; --hover: #342e29; --line: #3a332e; --control: #857a70;
    --ink: #f6f1eb; --muted: #b9aea4; --accent: #ff7461; --accent-hover: #ff8a79; --on-accent: #2a0904; --accent-text: #ff9482;
    --success: #74d3a0; --success-soft: #17301f; --success-line: #2c5a40;
    --warning: #f2bd5c; --warning-soft: #382a0f; --warning-line: #65501f;
    --danger: #ff93a6; --danger-soft: #411a24; --danger-line: #733040; --danger-solid: #c92a52; --danger-hover: #d63b62;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; background: var(--canvas); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
  font-variant-numeric: tabular-nums;
}
a { color: var(--accent-text); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; }
h1, h2, h3, p, dl, dd, ul, table { margin: 0; }
h1 { font-size: 26px; line-height: 32px; letter-spacing: -0.01em; }
h2 { font-size: 18px; line-height: 26px; }
h3 { font-size: 17px; line-height: 26px; }
ul { padding: 0; list-style: none; }
.label {
  padding: 10px 24px; text-align: center; font-size: 14px; line-height: 20px;
  background: var(--warning-soft); color: var(--warning); border-bottom: 1px solid var(--warning-line);
}
.brand { display: flex; align-items: center; gap: 10px; font-weight: 600; font-size: 18px; }
header .brand { max-width: 640px; margin: 0 auto; padding: 24px 24px 0; }
.checkout header .brand { max-width: 1008px; }
main { max-width: 640px; margin: 0 auto; padding: 24px 24px 64px; }
.checkout main {
  max-width: 1008px; display: grid; gap: 32px 64px; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  grid-template-areas: 'order pay' 'cards pay'; grid-template-rows: auto 1fr; align-items: start;
}
.order { grid-area: order; display: flex; flex-direction: column; gap: 12px; }
.pay { grid-area: pay; }
.cards { grid-area: cards; display: flex; flex-direction: column; gap: 8px; }
.panel {
  background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 28px;
  display: flex; flex-direction: column; gap: 16px; box-shadow: 0 1px 2px rgb(60 40 20 / 0.06);
}
.hint { color: var(--muted); font-size: 14px; line-height: 21px; }
.back { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; text-decoration: none; font-size: 15px; }
.back:hover { text-decoration: underline; }
.price b { font-size: 36px; line-height: 44px; letter-spacing: -0.02em; }
.price span { color: var(--muted); }
dl { display: flex; flex-direction: column; gap: 12px; padding: 12px 0; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dd { white-space: nowrap; }
.total { padding-top: 12px; border-top: 1px solid var(--line); font-weight: 600; }
form { display: flex; flex-direction: column; gap: 16px; }
.field { display: flex; flex-direction: column; gap: 6px; min-width: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
label { font-size: 14px; line-height: 20px; font-weight: 500; }
input {
  font: inherit; font-variant-numeric: inherit; color: inherit; background: var(--surface); width: 100%; min-height: 46px;
  padding: 8px 14px; border: 1px solid var(--control); border-radius: 10px;
}
input::placeholder { color: var(--muted); opacity: 1; }
input[readonly] { background: var(--sunken); border-color: var(--line); color: var(--muted); }
input[aria-invalid] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
.fault { color: var(--danger); font-size: 14px; line-height: 20px; }
button, .button {
  font: inherit; font-weight: 500; color: inherit; background: var(--surface); min-height: 44px; padding: 9px 18px;
  border: 1px solid var(--control); border-radius: 10px; text-decoration: none; cursor: pointer;
  display: inline-flex; align-items: center; justify-content: center; text-align: center;
}
button:hover, .button:hover { background: var(--sunken); }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.primary:hover { background: var(--accent-hover); border-color: var(--accent-hover); }
.danger { background: var(--danger-solid); border-color: var(--danger-solid); color: #fff; }
.danger:hover { background: var(--danger-hover); border-color: var(--danger-hover); }
.wide { width: 100%; min-height: 50px; margin-top: 4px; }
.cards ul { display: flex; flex-direction: column; gap: 8px; margin-top: 4px; }
.cards button {
  width: 100%; flex-direction: column; align-items: flex-start; gap: 2px; text-align: left; padding: 8px 14px;
  background: none; border-color: var(--line); font-weight: 400; font-size: 14px; line-height: 20px; color: var(--muted);
}
.cards button:hover { background: var(--sunken); border-color: var(--control); }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.cards .number { color: var(--ink); font-size: 15px; font-weight: 500; }
.notice { padding: 14px 16px; border-radius: 10px; border: 1px solid; font-size: 15px; line-height: 22px; }
div.notice { display: flex; flex-direction: column; gap: 12px; }
.notice.good { background: var(--success-soft); border-color: var(--success-line); color: var(--success); }
.notice.bad { background: var(--danger-soft); border-color: var(--danger-line); color: var(--danger); }
.ways { display: flex; flex-wrap: wrap; flex-direction: row; gap: 12px; }
.portal main { display: flex; flex-direction: column; gap: 20px; }
.portal .who { margin-top: -16px; }
.plan { display: flex; flex-direction: column; gap: 10px; }
.plan + .plan { border-top: 1px solid var(--line); padding-top: 20px; }
.state {
  display: inline-block; padding: 1px 10px; border-radius: 99px; font-size: 13px; line-height: 22px; font-weight: 500;
  border: 1px solid; vertical-align: 1px; align-self: flex-start;
}
.state.good { background: var(--success-soft); border-color: var(--success-line); color: var(--success); }
.state.bad { background: var(--danger-soft); border-color: var(--danger-line); color: var(--danger); }
.state.quiet { background: var(--sunken); border-color: var(--line); color: var(--muted); }
.own {
  display: flex; flex-direction: column; align-items: flex-start; gap: 10px; margin-top: 6px; padding: 14px 16px;
  background: var(--warning-soft); border: 1px dashed var(--warning-line); border-radius: 10px;
}
.own .hint { color: var(--warning); }
.over { color: var(--muted); font-size: 14px; }
.invoices li {
  display: grid; grid-template-columns: 7.5em minmax(0, 1fr) auto 5.5em; align-items: center; gap: 0 16px;
  border-top: 1px solid var(--line);
}
.invoices li:first-child { border-top: 0; }
.invoices a { font-size: 14px; min-height: 44px; display: inline-flex; align-items: center; }
.invoices .paid-or-not { color: var(--muted); font-size: 14px; }
.invoices .amount { font-weight: 600; text-align: right; order: 1; }
.jump { display: none; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 12px 0; text-align: left; vertical-align: top; font-weight: 400; }
thead th { font-size: 14px; color: var(--muted); padding-top: 0; }
tbody tr, tfoot tr:first-child { border-top: 1px solid var(--line); }
th:last-child, td:last-child { text-align: right; padding-left: 16px; white-space: nowrap; }
tfoot { font-weight: 600; }
tfoot th { font-weight: 600; }
.facts { padding: 0; gap: 6px; }
.facts div { justify-content: flex-start; }
.facts dt { flex: 0 0 96px; color: var(--muted); }
.facts dd { white-space: normal; min-width: 0; }
.print { display: none; }
@media (max-width: 760px) {
  .label { padding: 10px 16px; text-align: left; }
  header .brand { padding: 16px 16px 0; }
  main { padding: 16px 16px 48px; }
  .checkout main { display: flex; flex-direction: column; align-items: stretch; gap: 24px; }
  .panel { padding: 20px; }
  .invoices li { grid-template-columns: minmax(0, 1fr) auto; padding: 10px 0; }
  .invoices .amount { order: 0; }
  .invoices .paid-or-not { grid-row: 2; }
  .invoices a { justify-self: end; grid-row: 2; grid-column: 2; }
  .jump { display: inline-flex; align-items: center; min-height: 44px; font-size: 14px; align-self: flex-start; }
  .words .ways .button { flex: 1 1 auto; }
  h1 { font-size: 24px; line-height: 30px; }
}
@media print {
  :root { color-scheme: light; --ink: #000; --muted: #444; --line: #999; --canvas: #fff; --surface: #fff; }
  header { display: none; }
  .print { display: flex; }
  main { padding: 0; max-width: none; }
  .panel { border: 0; padding: 0; box-shadow: none; }
  .paper .state { background: none; border-color: var(--line); color: var(--ink); }
}
`

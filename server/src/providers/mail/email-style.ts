const FONT = 'font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const MONO = 'font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,Courier New,monospace'

/** Inline, since many programs drop style sheets. The colours are those of the web app's light theme. */
export const STYLE = {
  body: 'margin:0;padding:0;background-color:#faf7f3;-webkit-text-size-adjust:100%',
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  frame: 'padding:36px 16px',
  column: 'max-width:560px;text-align:left',
  name: `${FONT};padding:0 4px 16px;font-size:18px;line-height:24px;font-weight:700;letter-spacing:-0.01em;color:#221d19`,
  card: 'background-color:#ffffff;border:1px solid #e4dcd3;border-radius:14px;padding:36px 40px',
  heading: `${FONT};margin:0 0 14px;font-size:24px;line-height:31px;font-weight:700;letter-spacing:-0.015em;color:#221d19`,
  paragraph: `${FONT};margin:0 0 14px;font-size:16px;line-height:25px;color:#221d19;overflow-wrap:anywhere`,
  note: `${FONT};margin:14px 0 0;font-size:14px;line-height:21px;color:#665c53;overflow-wrap:anywhere`,
  button: 'background-color:#cf3624;border-radius:10px;mso-padding-alt:13px 26px',
  buttonText: `${FONT};display:inline-block;padding:13px 26px;font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none`,
  codeLabel: `${FONT};margin:0 0 8px;font-size:14px;line-height:21px;color:#665c53`,
  // The left padding makes up for the space after the last digit.
  code: `${MONO};background-color:#f3eee8;border-radius:10px;padding:16px 12px 16px 20px;font-size:30px;line-height:38px;font-weight:600;letter-spacing:8px;color:#221d19`,
  factName: `${FONT};border-top:1px solid #e4dcd3;padding:11px 12px 11px 0;font-size:15px;line-height:22px;font-weight:400;color:#665c53`,
  factValue: `${FONT};border-top:1px solid #e4dcd3;padding:11px 0;font-size:15px;line-height:22px;font-weight:600;color:#221d19`,
  list: 'margin:0 0 14px;padding:0 0 0 20px',
  listItem: `${FONT};margin:0 0 8px;font-size:16px;line-height:25px;color:#221d19;overflow-wrap:anywhere`,
  listLink: 'color:#b42c1c;text-decoration:underline',
  wayOut: `${FONT};padding:16px 4px 0;font-size:13px;line-height:20px;color:#665c53`,
  wayOutLink: 'color:#b42c1c;text-decoration:underline',
  address: `${FONT};margin:24px 0 0;padding-top:18px;border-top:1px solid #e4dcd3;font-size:13px;line-height:20px;color:#665c53`,
  link: 'color:#b42c1c;text-decoration:underline;word-break:break-all',
}

/** Dark colours and narrow screens, for programs that read a style sheet. The class names stand beside what they change. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 28px 22px !important; }
  .frame { padding: 20px 12px !important; }
}
@media (prefers-color-scheme: dark) {
  .canvas { background-color: #171412 !important; }
  .card { background-color: #201c19 !important; border-color: #3a332e !important; }
  .ink { color: #f6f1eb !important; }
  .muted { color: #b9aea4 !important; }
  .line { border-color: #3a332e !important; }
  .well { background-color: #2a2521 !important; }
  .accent { background-color: #ff7461 !important; }
  .on-accent { color: #2a0904 !important; }
  .link { color: #ff9482 !important; }
}
`

/** What mail programs that know style sheets do better: dark rooms and narrow windows. */
export const letterStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .around { padding: 22px 10px 32px !important; }
  .sheet { padding: 0 22px 28px !important; }
  .heading { font-size: 30px !important; }
  .thumb, .thumb img, .thumb div { width: 64px !important; }
  .thumb { padding-right: 14px !important; }
  .thumb div { height: 64px !important; }
}
@media (prefers-color-scheme: dark) {
  .desk { background-color: #121319 !important; }
  .sheet { background-color: #23252e !important; }
  .wash { background-color: #191a21 !important; }
  .ink { color: #f2e9d8 !important; }
  .soft { color: #b9b2a4 !important; }
  .link { color: #84cabf !important; }
  .line { border-color: #3f414c !important; }
  .rule { border-color: #f2e9d8 !important; }
  .press { background-color: #f2e9d8 !important; }
  .press-words { color: #191a21 !important; }
}
`

import type { PaperRow } from '#shop/orders/papers/paper.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { papersPageCopy } from './copy.ts'
import { Rows } from './paper-sheet.tsx'
import styles from './papers.module.css'

interface HowToCheckProps {
  publicUrl: string
  proof: readonly PaperRow[]
}

export function HowToCheck({ publicUrl, proof }: HowToCheckProps) {
  const keys = publicUrl + addressOf('GET /api/certificates/keys')
  return (
    <details className={`${prose.wraps} ${styles.how}`}>
      <summary className={`${control.summary} ${prose.bold}`}>
        {papersPageCopy.checkYourself}
      </summary>
      <p>{papersPageCopy.checkText}</p>
      <p>
        {papersPageCopy.keyAt} <a href={keys}>{keys}</a> {papersPageCopy.keyText}
      </p>
      <Rows rows={proof} className={styles.proof} />
      <pre className={styles.command}>{checkCommand}</pre>
    </details>
  )
}

const checkCommand = `node --input-type=module -e '
import { readFileSync } from "node:fs"
import { createPublicKey, verify } from "node:crypto"
const [file, x] = process.argv.slice(1)
const found = readFileSync(file, "latin1").match(/eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]+/)
const [head, said, signature] = found[0].split(".")
const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" })
const good = verify(null, Buffer.from(head + "." + said), key, Buffer.from(signature, "base64url"))
console.log(good ? "signed" : "NOT signed", Buffer.from(said, "base64url").toString())
' certificate.pdf PUBLIC-KEY`

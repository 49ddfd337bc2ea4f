import { addressOf } from '#web/ui/hooks/api.ts'
import styles from './papers.module.css'

export function HowToCheck({ publicUrl }: { publicUrl: string }) {
  const keys = publicUrl + addressOf('GET /api/certificates/keys')
  return (
    <details className={styles.how}>
      <summary>Check it yourself, without this shop</summary>
      <p>
        The signature on the certificate is a JSON Web Signature (RFC 7515) in three parts, with a
        dot between them. Its second part, read as base64url, is what is certified. The third part
        signs the first two with the dot between them, by Ed25519 (RFC 8037).
      </p>
      <p>
        The public key stands on the certificate, and at <a href={keys}>{keys}</a> with every key
        the studio ever had. The PDF holds the signature among its keywords as well. With Node.js,
        this tells whether a PDF is signed, by which key, and what it says:
      </p>
      <pre className={styles.command}>{checkCommand}</pre>
    </details>
  )
}

/** Reads the signature out of a PDF and checks it with the key that it names. */
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

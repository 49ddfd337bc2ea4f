import type { ButtonHTMLAttributes } from 'react'
import styles from './list.module.css'

interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** For a button beside a more important one. */
  soft?: boolean
}

/** A button among words, which looks like a link and is as large as a thumb. */
export function TextButton({ soft = false, className, ...rest }: TextButtonProps) {
  const look = soft ? styles.soft : styles.text
  return <button type="button" className={className ? `${look} ${className}` : look} {...rest} />
}

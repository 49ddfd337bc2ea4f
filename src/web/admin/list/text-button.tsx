import type { ButtonHTMLAttributes } from 'react'
import styles from './list.module.css'

interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  soft?: boolean
}

export function TextButton({ soft = false, className, ...rest }: TextButtonProps) {
  const look = soft ? styles.soft : styles.text
  return <button type="button" className={className ? `${look} ${className}` : look} {...rest} />
}

import { describe, expect, it } from 'vitest'
import { csvRecord } from './csv.ts'

describe('comma-separated values', () => {
  it('end every record with CRLF (RFC 4180), and write null as an empty cell', () => {
    expect(csvRecord(['a', 4.5, null, ''])).toBe('a,4.5,,\r\n')
  })

  it('quote what holds a comma, a quote or a line break', () => {
    expect(csvRecord(['a,b', 'say "hi"', 'one\ntwo'])).toBe('"a,b","say ""hi""","one\ntwo"\r\n')
  })

  it.each([
    '=1+2',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+2',
    '=HYPERLINK("http://evil.example","x")',
  ])('prevent spreadsheets from running %j', (text) => {
    expect(csvRecord([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
  })

  it('leave numbers as they are, below zero too', () => {
    expect(csvRecord([-4.5, 0])).toBe('-4.5,0\r\n')
  })
})

import { useEffect, useState } from 'react'
import { doodleCount } from '#web/ui/doodles.tsx'

type Three = [number, number, number]

/** 3 of 11 doodles at random (specification §2); null until the page is hydrated. */
export function useThreeDoodles(): Three | null {
  const [three, setThree] = useState<Three | null>(null)
  useEffect(() => {
    const hat = Array.from({ length: doodleCount }, (_, which) => which)
    const draw = () => hat.splice(Math.random() * hat.length, 1)[0] ?? 0
    setThree([draw(), draw(), draw()])
  }, [])
  return three
}

import { expect, it } from 'vitest'
import { workName } from './work-name.ts'

it.each([
  ['harbour-wall_2019.jpg', 'Harbour wall 2019'],
  ['Heron, second state.jpeg', 'Heron, second state'],
  ['IMG_4711.JPG', 'Untitled'],
  ['PXL 20260101 120000.jpg', 'Untitled'],
  ['DSCF0012.png', 'Untitled'],
  ['0012.png', 'Untitled'],
  ['.jpg', 'Untitled'],
])('names %j %j', (file, name) => {
  expect(workName(file)).toBe(name)
})

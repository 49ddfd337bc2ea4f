import { hoverWhereItEnds } from './src/web/ui/checks/hover-where-it-ends.ts'

export default { plugins: [hoverWhereItEnds] }

/* Directive 2019/771. The official notice is a picture that isn't redrawn. */

export const guaranteeWords =
  'In the European Union, goods have by law a guarantee of at least two years: if something isn’t as agreed, it is repaired or replaced free of charge, or the money is paid back.'

export const guaranteeLink = 'Your rights in the European Union'

export const guaranteePage =
  'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm'

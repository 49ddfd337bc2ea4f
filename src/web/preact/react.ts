/*
 * What built pages run on in place of React and React DOM (decision 55): what they and React Router
 * take from those two, by the same names. A name that is missing here stops the build.
 */
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  default,
  Fragment,
  flushSync,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  StrictMode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'

const nothing = () => {}

/** React Router's transitions, which this shop doesn't switch on, would show a state before its time. */
export const useOptimistic = <T>(state: T): [T, () => void] => [state, nothing]

interface Whole {
  wholeStyles?: boolean
}

/**
 * Lets the pages of a test file have all their styles. Otherwise jest keeps only the declarations that tell what a person
 * can see and reach (shared/jest/emotion-cache.ts). Call it before the first page is rendered.
 */
export function wholeStyles(): void {
  ;(globalThis as Whole).wholeStyles = true
}

export const hasWholeStyles = (): boolean => (globalThis as Whole).wholeStyles === true

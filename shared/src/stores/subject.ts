import { create } from 'zustand'

/**
 * What the page is about: a client's name, or null. The screen that has read it says so (RecordPage); the host puts it
 * before the title in the browser's tab.
 */
export const useSubject = create<{ subject: string | null }>(() => ({ subject: null }))

export const setSubject = (subject: string | null): void => useSubject.setState({ subject })

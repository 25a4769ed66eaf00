import { create } from 'zustand'

/**
 * The subject of the page: a client's name, or null. The screen that reads the record sets it (RecordPage); the host
 * puts it before the title in the browser's tab.
 */
export const useSubject = create<{ subject: string | null }>(() => ({ subject: null }))

export const setSubject = (subject: string | null): void => useSubject.setState({ subject })

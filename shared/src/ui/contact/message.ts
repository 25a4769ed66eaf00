import { createContext } from 'react'

/** What «Avisar» does for the row around a contact menu; null: it is not offered (E-22). */
export const MessageContext = createContext<(() => void) | null>(null)

import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'react-admin'
import { mensajes } from './mensajes'

// The Spanish messages that react-admin's documentation names are for its version 4: these are our own, of what is seen.
const messages = mensajes as unknown as TranslationMessages

export const i18nProvider = polyglotI18nProvider(() => messages, 'es', [{ locale: 'es', name: 'Español' }], {
  allowMissing: true,
})

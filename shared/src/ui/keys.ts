/* Keys as `aria-keyshortcuts` writes them, for what tells people of them. */

/** Those of the newest alert's action (shell/useActionKeys.ts). */
export const ACTION_KEYS = 'Control+Z F6'

/** Those that send a form (form/frame/press/useSaveKeys.ts). */
export const SAVE_KEYS = 'Control+Enter Control+S'

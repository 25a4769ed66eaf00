/** Signs in, restores the session and signs out through the api; shared's auth store holds the state. */
export { CredentialFields } from './CredentialFields.tsx'
export { enterWith, login, type Credentials, type Elsewhere } from './login.ts'
export { logout } from './logout.ts'
export { sessionReady } from './ready.ts'
export { goOnWith, signInAgain } from './signInAgain.ts'
export { useSessionUpkeep } from './useSessionUpkeep.ts'

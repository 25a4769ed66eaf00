/** Signs in, restores the session and signs out through the api; shared's auth store holds the state. */
export { CredentialFields } from './CredentialFields'
export { login, type Credentials } from './login'
export { logout } from './logout'
export { sessionReady } from './ready'
export { signInAgain } from './signInAgain'
export { useSessionUpkeep } from './useSessionUpkeep'

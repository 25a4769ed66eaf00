/** The flows that ask the server who is signed in. The state itself is in the auth store of shared. */
export { CredentialFields } from './CredentialFields'
export { login } from './login'
export { logout } from './logout'
export { sessionReady } from './ready'
export { signInAgain } from './signInAgain'
export { useSessionUpkeep } from './useSessionUpkeep'

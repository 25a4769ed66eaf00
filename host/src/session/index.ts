/** Who is signed in: the flows that ask the server. The facts are in the auth store of shared. */
export { CredentialFields } from './CredentialFields'
export { login } from './login'
export { logout } from './logout'
export { sessionReady } from './ready'
export { signInAgain } from './signInAgain'
export { useSessionUpkeep } from './useSessionUpkeep'

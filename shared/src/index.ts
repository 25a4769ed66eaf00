/**
 * The first door: calls, stores and the remote contract. Every page downloads it, so it stays small: no interface, no
 * router, and only the types of the contract.
 */
export * from './http/index.ts'
export * from './stores/index.ts'
export * from './remote/index.ts'

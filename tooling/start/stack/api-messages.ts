/** How to sign in, as far as the api knows it (api/README.md). */
export interface Login {
  email: string
  /** Only on the start that made it up. */
  password?: string
  /** Where first passwords are kept, while that file exists, and whose they are. */
  passwordFile?: { path: string; of: string[] }
}

/** What the api tells its parent over the IPC channel. */
export type ApiMessage =
  | { type: 'ready'; host: string; port: number; login: Login }
  | { type: 'fatal'; msg: string }
  | { type: 'progress'; msg: string }

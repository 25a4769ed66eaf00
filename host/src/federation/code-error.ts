/** RUNTIME-008 (entry not loaded) and -001 (entry loaded, but not there) of the federation runtime. */
const notDownloaded = /ChunkLoadError|Loading (CSS )?chunk|RUNTIME-00[18]|CSS_CHUNK_LOAD_FAILED/
/** It did arrive, and failed by itself. */
const ranAndThrew = /ScriptExecutionError/
const otherShared = /does not satisfy the requirement/

/** Whether code of a remote did not arrive, as after a redeploy: old files are gone. */
export const isCodeError = (error: unknown): boolean =>
  notDownloaded.test(described(error)) && !ranAndThrew.test(described(error))

/** Whether the runtime refused a remote because of a shared module's version. */
export const isContractError = (error: unknown): boolean => otherShared.test(described(error))

function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  return `${error.name} ${error.message} ${typeof code === 'string' ? code : ''}`
}

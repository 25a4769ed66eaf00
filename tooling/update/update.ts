/** One way of running the product: what the update does there, each step or its undoing. */
export interface Way {
  /** Refuses, with a sentence, what could not be finished or undone. */
  prepare: () => Promise<void>
  stop: () => Promise<void>
  /** @returns the backup's file, as the other steps name it */
  backUp: () => Promise<string>
  /** Puts the new version in place, without starting it. */
  replace: () => Promise<void>
  /** The new version restores the backup aside and brings it up to date. */
  rehearse: (backup: string) => Promise<void>
  /** Starts what is in place, which migrates; resolves with its address once it serves. */
  start: () => Promise<string>
  check: (url: string) => Promise<void>
  /** Hands over to whoever keeps it running. */
  handOver: () => Promise<void>
  putBack: () => Promise<void>
  /** The data of the backup take the place of those that the new version has opened. */
  restore: (backup: string) => Promise<void>
}

type Say = (line: string) => void

/**
 * Updates, or leaves the old version running with its data.
 * @returns whether the new version is in use
 * @throws before anything was changed, or when not even the old version could be put back
 */
export async function update(way: Way, version: string, say: Say): Promise<boolean> {
  await way.prepare()
  say('Se detiene el producto.')
  await way.stop()
  let backup: string | null = null
  let [isReplaced, isOpened] = [false, false]
  try {
    say('Respaldo: con la versión de ahora.')
    backup = await way.backUp()
    say(`Versión ${version}: se pone en su lugar.`)
    isReplaced = true
    await way.replace()
    say('Ensayo: la versión nueva restaura el respaldo aparte y lo pone al día.')
    await way.rehearse(backup)
    say('Arranque: la versión nueva pone la base al día.')
    isOpened = true
    const url = await way.start()
    say(`Comprobación de ${url}.`)
    await way.check(url)
  } catch (error) {
    say(`No se actualiza: ${sentence(error)}`)
    await goBack(way, { backup: isOpened ? backup : null, isReplaced }, say)
    return false
  }
  await way.handOver()
  say(`Actualizado: la versión ${version} está en uso. El respaldo de antes queda en ${backup}.`)
  return true
}

async function goBack(way: Way, done: { backup: string | null; isReplaced: boolean }, say: Say) {
  await way.stop()
  if (done.isReplaced) {
    say('Vuelve la versión anterior.')
    await way.putBack()
  }
  if (done.backup) {
    say('Vuelven sus datos, del respaldo; los que abrió la versión nueva se apartan.')
    await way.restore(done.backup)
  }
  await way.handOver()
  say('Sigue en uso la versión anterior, con sus datos.')
}

const sentence = (error: unknown) => {
  const text = (error instanceof Error ? error.message : String(error)).trim()
  return /[.!?]$/.test(text) ? text : `${text}.`
}

import { dockerSays } from '../../deploy/checks/compose/docker.ts'

/** Calls one container of the api directly, because the gateway would choose among them. */
export async function askReplica(
  id: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<{ status: number; body: { token?: string } }> {
  const init = {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) },
    ...(body && { body: JSON.stringify(body) }),
  }
  const script = `
    const [path, init] = process.argv.slice(1)
    fetch('http://127.0.0.1:' + process.env.PORT + '/admin' + path, JSON.parse(init)).then(async (answer) =>
      console.log(JSON.stringify({ status: answer.status, body: await answer.json() })))`
  return JSON.parse(await dockerSays(['exec', id, 'node', '-e', script, path, JSON.stringify(init)]))
}

/** What happens to a chosen file that is saved again on the disk: the browser reads it no more. */
export function saveAgain(file: File): void {
  file.slice = () =>
    Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject<ArrayBuffer>(new DOMException('', 'NotReadableError')),
    })
}

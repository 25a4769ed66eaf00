/** A tab that is open before its address is known. */
export interface LaterTab {
  show(url: string): void
  /** There is nothing to show. */
  close(): void
}

/**
 * Opens a tab for an address that the server has yet to tell. It opens on the click, because a pop-up blocker would stop
 * it later, says what it waits for, and gets no opener.
 */
export function tabForLater(saying: string): LaterTab {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = saying
    tab.document.body.textContent = saying
  }
  return {
    // If the browser blocked the tab, it may allow this one, because the address is known by now.
    show: (url) => (tab ? tab.location.replace(url) : void window.open(url, '_blank', 'noopener')),
    close: () => tab?.close(),
  }
}

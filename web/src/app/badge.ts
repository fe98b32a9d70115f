// How many tables wait, on the app's icon; where there is none, nothing happens.
export function showBadge(waiting: number): void {
  void navigator.setAppBadge?.(waiting).catch(() => {});
}

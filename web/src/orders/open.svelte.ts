// Whether the standing orders are open beside the map; what they are is loaded then.
class OrdersSheet {
  open = $state(false);
  private before: Element | null = null;

  toggle(): void {
    if (this.open) return this.close();
    this.before = document.activeElement;
    this.open = true;
  }

  close(): void {
    this.open = false;
    if (this.before instanceof HTMLElement && this.before.isConnected) this.before.focus();
  }
}

export const ordersSheet = new OrdersSheet();

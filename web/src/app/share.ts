// A link goes out by the system's own sheet, or to the clipboard where there is none.
export const hasSheet = (): boolean => typeof navigator.share === "function";

export type Shared = "shared" | "copied" | "no";

export async function share(url: string, title: string, text = ""): Promise<Shared> {
  if (hasSheet()) {
    try {
      await navigator.share({ title, url, ...(text ? { text } : {}) });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "no"; // thought better of it
    }
  }
  return copy(url);
}

export async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "no";
  }
}

/**
 * What `work` returns, or `otherwise`: a browser that blocks storage or cookies throws where they are named, one whose
 * storage is full where it is written.
 */
export const safely = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

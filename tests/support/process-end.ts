/** Whether the process is gone: ended, and noticed by its parent. Its connections are closed then, which is not so before. */
export const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
};

export const dateRange = {
  label: 'Period',
  calendar: 'Days of the period',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  start: 'From',
  end: 'To',
  startTime: 'Start time',
  endTime: 'End time',
  problem: {
    missing: 'Choose both days.',
    time: 'Enter a time from 00:00 to 23:59.',
    future: 'This time is in the future.',
    reversed: 'The end must not be before the start.',
  },
} as const;

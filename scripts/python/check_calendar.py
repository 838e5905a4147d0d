"""Prints the events of a calendar file as JSON, as the library icalendar reads them."""

import json
import sys
from datetime import timezone

from icalendar import Calendar

with open(sys.argv[1], "rb") as file:
    calendar = Calendar.from_ical(file.read())


def text(event, name):
    return str(event[name]) if name in event else None


print(
    json.dumps(
        {
            "errors": [str(error) for part in calendar.walk() for error in part.errors],
            "zones": [str(zone["TZID"]) for zone in calendar.walk("VTIMEZONE")],
            "events": [
                {
                    "uid": text(event, "UID"),
                    "summary": text(event, "SUMMARY"),
                    "status": text(event, "STATUS"),
                    "start": event.start.astimezone(timezone.utc).isoformat(),
                    "end": event.end.astimezone(timezone.utc).isoformat(),
                }
                for event in calendar.walk("VEVENT")
            ],
        }
    )
)

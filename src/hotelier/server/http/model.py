"""What all models of requests and answers have in common."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A model that refuses unknown fields, and sends all of its own."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Sparse(Model):
    """A model that leaves out empty fields."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)
